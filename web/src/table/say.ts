import type { TableInfo } from '../generated/protocol';
import { isSeated } from './sitting';

/** Whether I may start a match and seat bots: the host may, and whoever sits at the table. */
export const hasSay = (info: TableInfo): boolean => info.host || isSeated(info);
