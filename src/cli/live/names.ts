/** Names the folder through which `npm start` and the site generator speak with each other. */
export const LIVE_VARIABLE = 'API_LIVE_FOLDER';

/** Pages of that folder as they are about to be, by file name. */
export const DRAFTS = 'pages';

/** What is wrong with the description; empty when nothing is. */
export const PROBLEM = 'problem.txt';
