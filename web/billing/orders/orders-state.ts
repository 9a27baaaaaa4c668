import { orderStates, type OrderState } from '../../../contract/billing/order-kinds.ts';
import { isDay } from '../../ui/dates/day-span.ts';
import { type Paging, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** What is asked for; null or empty where anything goes. */
export interface OrderFilterState {
  state: OrderState | null;
  /** Days of the team, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

export interface OrdersState extends OrderFilterState, Paging {
  /** Of the order that is looked at; empty where none is. */
  number: string;
}

export const anyOrder: OrderFilterState = { state: null, from: '', to: '' };

/** Letters and digits, as orders are numbered. */
const orderNumber = /^[0-9A-Za-z]{6,32}$/;
const dayIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** The question in an address; what makes no sense is left out. */
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

/** Always in the same order, nothing that is not set. */
export function writeState({ state, from, to, number, ...paging }: OrdersState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (number) params.set('number', number);
  writePaging(params, paging);
  return params;
}

export const hasFilter = ({ state, from, to }: OrderFilterState) => Boolean(state ?? (from || to));
