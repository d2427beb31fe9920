/** Environment variable with the path of the file in which `npm start` passes the description's faults to Docusaurus. */
export const PROBLEM_VARIABLE = 'API_PROBLEM_FILE';
