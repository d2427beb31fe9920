// Change: replaces the classic theme's search bar, which is an empty component.
export { SearchButton as default } from '@site/src/components/SearchButton';
