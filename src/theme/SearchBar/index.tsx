// Change: the theme's is empty, made to be replaced.
export { SearchButton as default } from '@site/src/components/SearchButton';
