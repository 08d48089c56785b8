import KernelPresentation

/// Times that go on, sounds, and what takes a number in steps.
extension PageBody {
  /// Without the script it stands still.
  mutating func addTimer(_ timer: Element) {
    html.open("p", Classes("timer hero-number", color: timer.color)) {
      $0.raw(" role=\"timer\"")
      $0.attribute("data-since", timer.interval?.since)
      $0.attribute("data-until", timer.interval?.until)
    }
    addWords(timer)
    html.raw("</p>\n")
  }

  /// The browser's own controls; nothing is fetched, and nothing sounds of itself.
  mutating func addAudio(_ audio: Element) {
    html.open("figure", "audio")
    let id = nextID()
    html.open("figcaption", "caption") { $0.attribute("id", id) }
    html.text(audio.text ?? "")
    html.raw("</figcaption><audio controls preload=\"none\"")
    html.attribute("aria-labelledby", id)
    html.attribute("src", audio.value)
    html.raw("></audio></figure>\n")
    soundBytes += audio.value?.utf8.count ?? 0
  }

  /// A stepper's buttons, which need the script: without it the browser's own are there.
  mutating func addSteps(_ field: Element) {
    guard field.role == .stepper, let step = field.action?.input?.limits?.step else { return }
    let unit = field.action?.input?.limits?.unit.map { " \($0)" } ?? ""
    html.raw("<div class=\"steps\">")
    for (sign, mark) in [("-", "−"), ("", "+")] {
      html.open("button", "step") {
        $0.raw(" type=\"button\"")
        $0.attribute("data-step", sign + PageBody.written(step))
        $0.attribute("aria-label", "\(field.text ?? "") \(mark)\(words.written(PageBody.written(step)))\(unit)")
      }
      html.raw("<span aria-hidden=\"true\">")
      html.text(mark)
      html.raw("</span></button>")
    }
    html.raw("</div>")
  }

  /// `2.5`, and `5` for 5.0.
  private static func written(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  /// A field of which what is written leads to the screen with what it finds.
  mutating func addSearch(_ field: Element, _ route: Route) {
    var target = route
    let others = route.query.filter { $0.name != "query" }
    target.query = []
    html.open("form", "act") {
      $0.raw(" method=\"get\"")
      $0.attribute("action", renderer.links.href(target))
    }
    for item in others {
      html.open("input", "") {
        $0.raw(" type=\"hidden\"")
        $0.attribute("name", item.name)
        $0.attribute("value", item.value)
      }
    }
    html.raw("<search class=\"field\"><label><span>")
    html.text(field.text ?? "")
    html.raw("</span><input type=\"search\" dir=\"auto\" name=\"query\" autocomplete=\"off\"")
    html.attribute("aria-label", field.label)
    html.attribute("aria-keyshortcuts", field.shortcut)
    html.attribute("value", field.value)
    html.raw("></label>")
    html.element("button", "button", words.search)
    html.raw("</search></form>\n")
  }
}

extension Element {
  /// From when a timer counts, or up to when; nil where it stands still.
  package var interval: (since: String?, until: String?)? {
    guard role == .timer, let value else { return nil }
    if value.hasSuffix("/..") { return (String(value.dropLast(3)), nil) }
    return value.hasPrefix("../") ? (nil, String(value.dropFirst(3))) : nil
  }
}
