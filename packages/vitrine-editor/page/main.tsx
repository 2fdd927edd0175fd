import 'vitrine/styles/layers.css';
import 'vitrine/looks/shop/tokens.css';
import 'vitrine/styles/tokens.css';
import 'vitrine/styles/base.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('editor');
if (root === null) throw new Error('The page has no root element for the editor.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
