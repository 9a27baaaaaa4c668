import { orderStates, type OrderState } from '../../../contract/billing/order-kinds.ts';
import { isDay } from '../../ui/dates/day-span.ts';
import { type Paging, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters; null or empty means any. */
export interface OrderFilterState {
  state: OrderState | null;
  /** Days in the team's time zone, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

export interface OrdersState extends OrderFilterState, Paging {
  /** Of the open order; empty if there is none. */
  number: string;
}

export const anyOrder: OrderFilterState = { state: null, from: '', to: '' };

/** Letters and digits, the form of order numbers. */
const orderNumber = /^[0-9A-Za-z]{6,32}$/;
const dayIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): OrdersState {
  const number = params.get('number') ?? '';
  return {
    state: orderStates.find(state => state === params.get('state')) ?? null,
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    number: orderNumber.test(number) ? number : '',
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order. */
export function writeState({ state, from, to, number, ...paging }: OrdersState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (number) params.set('number', number);
  writePaging(params, paging);
  return params;
}

/** The filters in the server's format. */
export const filterOf = ({ state, from, to }: OrderFilterState) => ({
  ...(state && { state }),
  ...(from && { from }),
  ...(to && { to }),
});

export const hasFilter = ({ state, from, to }: OrderFilterState) => Boolean(state ?? (from || to));
