export default {
  plugins: [import.meta.resolve('prettier-plugin-svelte')], // boards lie outside this folder and would not find it
  printWidth: 120,
  singleQuote: true,
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
