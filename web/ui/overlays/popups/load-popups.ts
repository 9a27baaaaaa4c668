import { later } from '../../page/later.ts';

/** The library that places popovers, menus and tooltips: a page is read before anything is opened on it. */
export const popups = later(() => import('./PopupPanel.tsx'));
