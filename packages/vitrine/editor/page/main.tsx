import '../../styles/layers.css';
import '../../looks/shop/tokens.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('editor');
if (place === null) throw new Error('The page has no root element for the editor.');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
