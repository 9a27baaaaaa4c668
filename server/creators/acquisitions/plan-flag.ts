/** A team may acquire creators only if its plan has this entitlement as "1". */
export const flag = 'red_center.save_koc_task';
