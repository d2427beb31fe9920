/** Path of the operation that the template editor performs. */
export const TEMPLATE_PATH = '/v1/custom/template';
