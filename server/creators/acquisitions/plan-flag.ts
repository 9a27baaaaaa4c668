/** The flag of plans that may collect (spec §2). */
export const flag = 'red_center.save_koc_task';
