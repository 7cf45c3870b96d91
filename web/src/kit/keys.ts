/** Which keys are meant for the page. */

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** It is for the browser: alt and an arrow leads back, however much a board makes of arrows. */
export const isCommand = ({ altKey, ctrlKey, metaKey }: Key): boolean => altKey || ctrlKey || metaKey;

const WRITING = 'input, textarea, select, [contenteditable], dialog';

/** It is for what lies over the page, or for what is being written there. */
export const isWriting = (event: KeyboardEvent): boolean => (event.target as Element).closest(WRITING) !== null;

export const isElsewhere = (event: KeyboardEvent): boolean => isCommand(event) || isWriting(event);
