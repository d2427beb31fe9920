/** An empty module, which replaces client modules: see `dropClientModule`. */
export {};
