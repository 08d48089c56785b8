/// The script with which a page from a server plays a sound once, when the sound is due, and reports whether that
/// succeeded. The sound continues while the page is updated, and stops when the page no longer contains it. While it
/// plays, the sound's own controls are hidden, so that the user does not play it a second time. If another client is
/// already playing the sound, the server informs this page, and the page stops.
enum CueScript {
  /// Defines the function `cues`, which is called each time the page gets new content. Its argument is a function that
  /// shows text to the user. The voice starts 1.5 s after a chime. If the browser does not allow automatic playback,
  /// the sound's own controls remain. The system's controls, such as a phone's Control Center, show the name of what is
  /// playing.
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
    voice.onplaying=()=>{if(!sounding)return;sounding.heard=true;if(navigator.mediaSession)navigator.mediaSession.metadata=
    new MediaMetadata({title:f.dataset.title||document.title});cues(tell)};
    voice.onended=()=>report(1);voice.onerror=()=>report(2);
    own.addEventListener("play",()=>report(0),{once:true});own.addEventListener("ended",()=>report(1),{once:true});
    const begin=()=>voice.play().then(()=>report(0)?.then(r=>{if(r&&r.type==="basic"&&!r.ok)voice.pause()}),
    e=>{if(e.name==="NotAllowedError")
    tell(document.documentElement.lang==="cs"?"Prohlížeč sám od sebe nic nepřehraje: stiskněte přehrávání.":
    "The browser plays nothing of itself: press play.")});
    if("chime"in f.dataset){chime();late=setTimeout(begin,1500)}else begin()};
    """
}
