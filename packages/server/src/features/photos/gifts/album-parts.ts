/** Written into the page, because a browser loads no further files from a disk. */
export const ALBUM_STYLE = `
:root{color-scheme:light dark;--paper:#faf5ec;--surface:#fffdf9;--ink:#232a24;--soft:#575d54;--brand:#1f5741;--line:#e6ddcd}
@media (prefers-color-scheme:dark){:root{--paper:#141915;--surface:#1d241f;--ink:#f2ede3;--soft:#bcbdb0;--brand:#8fd0ae;--line:#333c35}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{color:var(--brand);margin:1rem 0 0}
h2{margin:2rem 0 1rem;scroll-margin-top:1rem}
header p,figcaption span{color:var(--soft)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0;padding:0;list-style:none}
nav a{display:block;padding:.6rem 1rem;border:1px solid var(--line);border-radius:2rem;background:var(--surface);color:var(--brand)}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem}
figure{margin:0;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--surface);break-inside:avoid}
figure img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;background:var(--line)}
figcaption{display:grid;gap:.25rem;padding:.75rem 1rem}
figcaption p,#words p{margin:0;white-space:pre-line}
a:focus-visible,button:focus-visible{outline:3px solid #b8520a;outline-offset:2px}
dialog{width:100vw;height:100vh;max-width:none;max-height:none;border:0;padding:1rem;background:var(--paper);color:var(--ink)}
dialog[open]{display:grid;grid-template-rows:auto minmax(0,1fr) auto auto;gap:.75rem;justify-items:center}
dialog img{max-width:100%;height:100%;min-height:0;object-fit:contain}
#words{display:grid;gap:.25rem;max-height:30vh;overflow:auto;text-align:center;font-size:1.25rem}
button{min-height:48px;padding:0 1.25rem;border:1px solid var(--soft);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit;cursor:pointer}
#close{justify-self:end}
.buttons{display:flex;gap:.75rem;margin:0}
@media print{nav,dialog,header p{display:none}body{background:#fff;color:#000;max-width:none}.photos{grid-template-columns:1fr 1fr}figure img{aspect-ratio:auto;height:auto;object-fit:contain}}
`;

/** A classic script: modules are not loaded from a disk. It puts nothing into the page but text of the page. */
export const ALBUM_SCRIPT = `
(function(){
var links=[].slice.call(document.querySelectorAll('a[data-at]'));
var dialog=document.getElementById('large'),picture=document.getElementById('picture'),words=document.getElementById('words'),at=0;
if(!dialog.showModal)return;
function show(to){
at=(to+links.length)%links.length;
var figure=links[at].parentNode;
picture.src=links[at].getAttribute('href');
picture.alt=figure.querySelector('img').alt;
words.textContent='';
[].slice.call(figure.querySelector('figcaption').childNodes).forEach(function(node){words.appendChild(node.cloneNode(true))});
if(!dialog.open)dialog.showModal();
}
links.forEach(function(link,index){link.addEventListener('click',function(event){event.preventDefault();show(index)})});
document.getElementById('previous').addEventListener('click',function(){show(at-1)});
document.getElementById('next').addEventListener('click',function(){show(at+1)});
document.getElementById('close').addEventListener('click',function(){dialog.close()});
document.addEventListener('keydown',function(event){
if(!dialog.open)return;
if(event.key==='ArrowRight')show(at+1);
if(event.key==='ArrowLeft')show(at-1);
});
dialog.addEventListener('close',function(){links[at].focus()});
})();
`;
