package import KernelDomain
import KernelPresentation

/// The texts that are shown around a recorder. The raw values are the names by which the recorder's script finds them.
package enum RecorderStrings: String, CaseIterable, Sendable {
  case recording, record, stop
  /// The user or the system denied access to the microphone.
  case denied
  /// The browser can't record, or can't record in a format that the book accepts.
  case none
  case short, long, big, webm, kind

  /// The texts that are hidden until the script shows them.
  package static let notes: [RecorderStrings] = [.denied, .none, .short, .long, .big, .webm, .kind]

  /// Returns the text.
  /// - Parameters:
  ///   - language: the language.
  ///   - seconds: the maximum duration of a message.
  package func words(_ language: Language, seconds: Int) -> String {
    switch self {
    case .recording: language.say(cs: "Nahrává se", en: "Recording")
    case .record: language.say(cs: "Nahrávat", en: "Record")
    case .stop: language.say(cs: "Ukončit nahrávání", en: "Stop Recording")
    case .denied:
      language.say(
        cs: "Mikrofon prohlížeč nedovolil. Povolte ho, nebo vyberte hotovou nahrávku.",
        en: "The browser does not allow the microphone. Allow it, or choose a recording.")
    case .none:
      language.say(
        cs: "Mikrofon tu není, vyberte nahrávku.", en: "No microphone here: choose a recording.")
    case .short:
      language.say(
        cs: "To je kratší než půl sekundy. Nahrajte zprávu znovu.",
        en: "That is shorter than half a second. Record it again.")
    case .long:
      language.say(
        cs: "To je delší než \(seconds) s. Nahrajte zprávu kratší, nebo ji zkraťte.",
        en: "That is longer than \(seconds) s. Record a shorter message, or cut it.")
    case .big:
      language.say(
        cs: "Soubor má víc než 2 MiB. Vyberte menší, nebo zprávu nahrajte tady.",
        en: "The file has more than 2 MiB. Choose a smaller one, or record here.")
    case .webm:
      language.say(
        cs: "WebM se nepřijímá. Vyberte nahrávku ve formátu M4A, Ogg Opus nebo WAV.",
        en: "WebM is not taken. Choose a recording in M4A, Ogg Opus or WAV.")
    case .kind:
      language.say(
        cs: "Tohle není nahrávka, kterou kniha přečte. Vyberte M4A, Ogg Opus nebo WAV.",
        en: "This is no recording that the book reads. Choose M4A, Ogg Opus or WAV.")
    }
  }
}

extension HTMLText {
  /// Writes the HTML of a recorder, with the elements that its script needs. Without the script, only the file field is
  /// visible.
  /// - Parameters:
  ///   - seconds: the maximum duration of a sound.
  ///   - ids: two ids that the page doesn't use yet.
  ///   - fileName: the name under which the file is posted; nil if it is not posted.
  ///   - label: writes the label of the field.
  ///   - put: writes a text.
  package mutating func recorder(
    seconds: Int, ids: (String, String), fileName: String?, label: (inout HTMLText) -> Void,
    _ put: (inout HTMLText, RecorderStrings) -> Void
  ) {
    raw("<div class=\"recorder\"")
    attribute("data-seconds", String(seconds))
    raw(">\n<div class=\"meter\" hidden><p class=\"time\" role=\"timer\">0:00</p><progress value=\"0\"")
    attribute("max", String(seconds))
    attribute("aria-labelledby", ids.0)
    raw("></progress><p role=\"status\"")
    attribute("id", ids.0)
    raw(">")
    put(&self, .recording)
    raw("</p></div>\n<button type=\"button\" class=\"button voice record\" hidden>")
    put(&self, .record)
    raw("</button>\n<button type=\"button\" class=\"button voice stop\" hidden>")
    put(&self, .stop)
    raw("</button>\n<audio class=\"heard\" controls hidden></audio>\n<div role=\"status\">\n")
    for note in RecorderStrings.notes {
      raw("<p class=\"warning\" hidden")
      attribute("data-note", note.rawValue)
      raw(">")
      put(&self, note)
      raw("</p>\n")
    }
    raw("</div>\n<div class=\"field\"><label")
    attribute("for", ids.1)
    raw(">")
    label(&self)
    raw("</label><input type=\"file\" accept=\"audio/*,.m4a,.mp4,.ogg,.opus,.wav\"")
    attribute("id", ids.1)
    attribute("name", fileName)
    raw("></div>\n</div>\n")
  }
}
