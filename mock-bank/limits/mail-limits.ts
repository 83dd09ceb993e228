/** Older e-mails are not sent, so that a newly configured mail server does not send old news. */
export const MAILED_WITHIN_SECONDS = 3600;
export const TRIES_MAX = 5;
