/** The entitlement for acquisitions (spec §2). */
export const flag = 'red_center.save_koc_task';
