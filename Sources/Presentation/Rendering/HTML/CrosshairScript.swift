/// The script by which charts below each other, which share their x axis, show one line at the pointer. Each chart shows
/// its value at the line, as a chart alone does without the script.
enum CrosshairScript {
  static let text = #"""
    const cross=e=>{const s=e.type==="pointermove"&&e.target.closest?.(".stacked");
    for(const o of document.querySelectorAll(".stacked"))if(o!==s)o.style.removeProperty("--line");
    for(const i of document.querySelectorAll(".spots .at"))i.classList.remove("at");if(!s)return;
    const r=s.querySelector(".plot svg")?.getBoundingClientRect();if(!r?.width)return;
    const x=Math.min(999,Math.max(0,(e.clientX-r.left)/r.width*1000));s.style.setProperty("--line",x);
    for(const p of s.querySelectorAll(".spots"))[...p.children].find(i=>{const v=n=>+i.style.getPropertyValue(n);
    return x>=v("--x")&&x<v("--x")+v("--w")})?.classList.add("at")};
    addEventListener("pointermove",cross);document.documentElement.addEventListener("pointerleave",cross);

    """#
}
