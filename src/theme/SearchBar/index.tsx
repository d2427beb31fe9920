// Change: the classic theme's search bar is an empty component to be replaced.
export { SearchButton as default } from '@site/src/components/SearchButton';
