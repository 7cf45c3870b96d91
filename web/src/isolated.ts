/** A name in a sentence: one that is written from right to left keeps to itself, and turns nothing around it. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [FIRST_STRONG, UP_TO_HERE] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? FIRST_STRONG + name + UP_TO_HERE : name);
