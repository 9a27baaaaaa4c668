/** Product §3: new passwords have 8–20 characters with both letters and digits. */
export const newPassword = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;
