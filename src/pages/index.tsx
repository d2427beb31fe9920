export { Home as default } from '@site/src/components/Home';
