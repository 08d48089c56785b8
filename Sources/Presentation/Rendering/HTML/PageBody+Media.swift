import KernelPresentation

/// Writes running clocks, sounds, and steppers.
extension PageBody {
  /// Writes a running clock. Without the script, the clock stands still at the time at which the page was created.
  mutating func addTimer(_ timer: Element) {
    html.open("p", Classes("timer hero-number", color: timer.color)) {
      $0.raw(" role=\"timer\"")
      $0.attribute("data-since", timer.interval?.since)
      $0.attribute("data-until", timer.interval?.until)
    }
    addWords(timer)
    html.raw("</p>\n")
  }

  /// Writes a sound with the browser's own controls. The browser loads the sound only when it is played, and never
  /// plays it automatically without the script. On a page without a server, the command that plays the sound is shown
  /// instead.
  mutating func addAudio(_ audio: Element) {
    let address = audio.value.flatMap { renderer.links.file($0) }
    html.open("figure", "audio") {
      $0.attribute("data-cue", audio.isOn == nil ? nil : audio.children.first?.action?.key)
      if audio.isOn == true { $0.raw(" data-due") }
      if audio.icon == .chime { $0.raw(" data-chime") }
      $0.attribute("data-title", audio.label)
    }
    let id = nextID()
    html.open("figcaption", "caption") { $0.attribute("id", id) }
    html.text(audio.text ?? "")
    html.raw("</figcaption>")
    if let address {
      html.raw("<audio controls preload=\"none\"")
      html.attribute("aria-labelledby", id)
      html.attribute("src", address)
      html.raw("></audio>")
      soundBytes += address.utf8.count
    } else {
      addCommand(audio.command)
    }
    // Buttons that report the outcome of playback. They are hidden if the script runs, because it reports by itself.
    if !audio.children.isEmpty {
      html.raw("<div class=\"reports\">")
      addAll(audio.children)
      html.raw("</div>")
    }
    html.raw("</figure>\n")
  }

  /// Writes a file field for a sound, which the script can fill with a recording from the microphone.
  mutating func addRecorder(_ field: Element) {
    guard let action = field.action, formAddress != nil, !field.isDisabled else {
      html.raw("<div class=\"field\"><p>")
      html.text(field.text ?? "")
      html.raw("</p>")
      addCommand(field.command)
      html.raw("</div>\n")
      return
    }
    openForm(action, takesFiles: true)
    addRecorderParts(field)
    html.element("button", "button primary", words.save)
    html.raw("</form>\n")
  }

  mutating func addRecorderParts(_ field: Element) {
    hasRecorder = true
    let (words, seconds, ids) = (words, field.action?.input?.limits?.most ?? 60, (nextID(), nextID()))
    html.recorder(seconds: seconds, ids: ids, fileName: "file", label: { $0.text(field.text ?? "") }) { html, part in
      html.text(part.words(words.language, seconds: seconds))
    }
  }

  /// Writes the buttons of a stepper and, for a duration, a slider. The buttons and the slider need the script. Without
  /// it, the browser's own buttons are used.
  mutating func addSteps(_ field: Element) {
    guard field.role == .stepper, let limits = field.action?.input?.limits, let step = limits.step else { return }
    let unit = limits.unit.map { " \($0)" } ?? ""
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
    if limits.unit == "s", Double(limits.most - limits.least) <= step * PageBody.mostSlides {
      addSlider(field, limits, step)
    }
    html.raw("</div>")
  }

  /// The maximum number of steps of a slider. With more steps, a finger could not select each of them.
  private static let mostSlides = 300.0

  private mutating func addSlider(_ field: Element, _ limits: Action.Limits, _ step: Double) {
    let value = field.value.flatMap { $0.isEmpty ? nil : $0 } ?? String(limits.least)
    html.open("input", "") {
      $0.raw(" type=\"range\" data-slide")
      $0.attribute("min", String(limits.least))
      $0.attribute("max", String(limits.most))
      $0.attribute("step", PageBody.written(step))
      $0.attribute("value", value)
      $0.attribute("aria-label", field.text)
      $0.attribute("aria-valuetext", "\(value) s")
    }
  }

  /// Returns a number as text without needless decimals: `2.5`, but `5` for 5.0.
  private static func written(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  /// Writes a search field. The text that the user enters becomes part of the route of the screen that opens.
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
    html.attribute("placeholder", field.text)
    html.attribute("aria-keyshortcuts", field.shortcut)
    html.attribute("value", field.value)
    html.raw("></label>")
    html.element("button", "button", words.search)
    html.raw("</search></form>\n")
  }
}

extension Element {
  /// The instant from which the timer counts up (`since`), or to which it counts down (`until`); a timer that counts up
  /// may have both, and the script renews the page at the second. Nil if the element is no timer, or if the timer is
  /// stopped.
  package var interval: (since: String?, until: String?)? {
    guard role == .timer, let ends = value?.split(separator: "/").map(String.init), ends.count == 2 else { return nil }
    return (ends[0] == ".." ? nil : ends[0], ends[1] == ".." ? nil : ends[1])
  }
}
