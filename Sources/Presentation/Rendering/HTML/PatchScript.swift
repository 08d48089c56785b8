/// The script by which a page from a server is updated without disturbing the user. Existing elements stay, and only
/// their text, states and drawings change; elements are added or removed only if they are new or gone. A button is not
/// changed while it is held down.
enum PatchScript {
  /// Defines the function `patch`, which changes an element of the page so that it equals the corresponding element of
  /// the new page. Its arguments include two functions: `owned` says whether an element is not part of the page, such
  /// as one created by a script; `typed` says whether a field contains text that the user wrote. `patch` returns true
  /// if it kept an element that the new page no longer has, because the user is writing in it, hearing it or recording
  /// it.
  ///
  /// Interactive elements are matched by a name that says what they do, and never become other ones: a form by its
  /// action, a field by its own name, a link by its address, a disclosure by its place, a sound by its source. A
  /// container matches one that contains a matching element. All other elements are matched by kind, in order.
  static let text = """

    const patcher=(owned,typed)=>{const held=new Map();let kept=false,since=Date.now();
    const name=e=>{if(e.nodeType!==1)return"";const a=n=>e.getAttribute(n)||"";
    if(e.id&&!/^s?e\\d+$/.test(e.id))return e.localName+"#"+e.id;switch(e.localName){
    case"main":case"header":case"footer":return e.localName;case"form":return"form "+(e.querySelector("button[id]")?.id??
    e.querySelector("input[name=action]")?.value??a("action"));
    case"a":return"a "+a("href");case"details":return e.id&&"details "+e.id;case"audio":return"audio "+a("src");
    case"input":return(e.type==="hidden"?"hidden ":"input ")+a("form")+a("name")+(a("type")==="radio"?a("value"):"");
    case"button":return"button "+(e.dataset.step??"");case"figure":return e.dataset.cue?"cue "+e.dataset.cue:""}return""};
    const names=e=>{let all=held.get(e);if(!all){const own=name(e);all=new Set(own&&own!=="button "?[own]:[]);
    if(!own&&e.children)for(const c of e.children)for(const n of names(c))if(!n.startsWith("hidden "))all.add(n);
    held.set(e,all)}return all};
    const used=e=>e.nodeType===1&&[e,...e.querySelectorAll("*")].some(e=>typed(e)||e.dataset.recording!=null||
    e.localName==="audio"&&!e.paused&&!e.ended);
    const told=e=>e.nodeType===1&&e.matches(".toast,.told")&&(Date.now()-since<10000||e.matches(":focus-within"));
    const apart=(a,n)=>n==="open"&&a.localName==="details"||n==="type"&&a.localName==="input"||n==="data-over"||n==="data-away"||n==="aria-disabled"&&a.dataset?.away!=null;
    const attributes=(a,b)=>{const free="defaultValue"in a&&!typed(a)&&a!==document.activeElement;
    for(const n of a.getAttributeNames())if(!b.hasAttribute(n)&&!apart(a,n))a.removeAttribute(n);
    for(const n of b.getAttributeNames())if(a.getAttribute(n)!==b.getAttribute(n)&&!apart(a,n))a.setAttribute(n,b.getAttribute(n));
    if(free&&/^(radio|checkbox)$/.test(a.type))a.checked=a.defaultChecked;
    else if(free&&a.type!=="hidden"&&a.type!=="file"&&a.value!==a.defaultValue)a.value=a.defaultValue};
    const content=(a,b)=>{const old=[...a.childNodes].filter(e=>!owned(e)),next=[...b.childNodes];
    const to=new Map(),left=new Set(old);
    const pair=(n,is)=>{for(const o of left)if(o.nodeName===n.nodeName&&name(o)===name(n)&&is(o)){
    to.set(n,o);left.delete(o);return}};
    for(const n of next){const all=names(n);if(name(n))pair(n,()=>true);
    else if(all.size)pair(n,o=>{for(const x of names(o))if(all.has(x))return true})}
    for(const n of next)if(!to.has(n)&&!name(n))pair(n,o=>o.className===n.className);
    const stay=new Set();for(const o of left){if(used(o)){kept=true;stay.add(o)}else if(told(o))stay.add(o);else o.remove()}
    let at=a.firstChild;for(const n of next){while(at&&(stay.has(at)||owned(at)))at=at.nextSibling;const o=to.get(n);
    if(!o)a.insertBefore(n,at);else{if(o===at)at=at.nextSibling;else if(a.moveBefore)a.moveBefore(o,at);
    else a.insertBefore(o,at);both(o,n)}}};
    const both=(a,b)=>{if(a.isEqualNode(b))return;if(a.nodeType!==1){a.data=b.data;return}
    if(a.matches(".recorder[data-made],.peek,.saved"))return;
    const time=e=>(e.dataset.since??"")+(e.dataset.until??""),was=time(a);if(was!==time(b))delete a.dataset.over;
    attributes(a,b);if(!was||was!==time(a))content(a,b)};
    return(a,b,own)=>{if(own)since=Date.now();held.clear();kept=false;both(a,b);return kept}};
    """
}
