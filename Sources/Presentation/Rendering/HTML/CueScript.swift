/// How a served page plays a sound that is due, once, and reports how it went. Nothing of it depends on the page that told
/// of the sound: that changes while the sound goes on, and ends it when it has the sound no more. Its own controls are
/// hidden meanwhile, lest it sounds twice; where another client plays the sound already, this page learns of it and stops.
enum CueScript {
  /// A function `cues`, to be called with each new content, and with what tells words to a person. The voice begins 1.5 s
  /// after a chime. A browser that plays nothing of itself lets a person press the sound's own controls.
  static let text = """

    const chime=()=>{try{const c=new AudioContext();for(const[at,hz]of[[0,880],[0.25,1320]]){
    const o=c.createOscillator(),g=c.createGain(),t=c.currentTime+at;o.frequency.value=hz;g.gain.setValueAtTime(0.2,t);
    g.gain.exponentialRampToValueAtTime(0.001,t+0.7);o.connect(g).connect(c.destination);o.start(t);o.stop(t+0.75)}
    setTimeout(()=>c.close(),1200)}catch{}};
    let sounding=null;
    const cues=tell=>{const f=document.querySelector("figure[data-cue]");
    if(sounding&&(!f||f.dataset.cue!==sounding.id)){sounding.end();sounding=null}
    if(f&&sounding)f.classList.toggle("sounding",sounding.heard);
    if(!f||sounding||!("due"in f.dataset))return;
    const own=f.querySelector("audio"),forms=[...f.querySelectorAll("form")]
    .map(o=>[o.getAttribute("action"),new URLSearchParams(new FormData(o))]);
    const report=i=>forms[i]&&fetch(forms[i][0],{method:"POST",body:forms[i][1],redirect:"manual"}).catch(()=>{});
    const voice=new Audio(own.src);let late=0;
    sounding={id:f.dataset.cue,heard:false,end(){clearTimeout(late);voice.pause()}};
    voice.onplaying=()=>{if(!sounding)return;sounding.heard=true;cues(tell)};
    voice.onended=()=>report(1);voice.onerror=()=>report(2);
    own.addEventListener("play",()=>report(0),{once:true});own.addEventListener("ended",()=>report(1),{once:true});
    const begin=()=>voice.play().then(()=>report(0)?.then(r=>{if(r&&r.type==="basic"&&!r.ok)voice.pause()}),
    e=>{if(e.name==="NotAllowedError")
    tell(document.documentElement.lang==="cs"?"Prohlížeč sám od sebe nic nepřehraje: stiskněte přehrávání.":
    "The browser plays nothing of itself: press play.")});
    if("chime"in f.dataset){chime();late=setTimeout(begin,1500)}else begin()};
    """
}
