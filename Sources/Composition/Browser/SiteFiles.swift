import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import Storage
import StrengthApplication
import StrengthDomain
import StrengthPresentation
import SupportApplication
import SupportDomain

/// Files of the book that pages play or save: friends' voice messages, and the pages sent to friends.
extension BrowserSite {
  /// - Parameters:
  ///   - feature: the feature that owns the file: support, or strength.
  ///   - name: a message that was heard or may be played now, or a share; of strength a chart that is listened to.
  func file(_ feature: String, _ name: String) -> HTTPResponse {
    if feature == FeatureID.strength.name { return chartSound(name) }
    guard feature == FeatureID.support.name else { return nothing }
    do throws(Failure) {
      if let share = ShareID(name) {
        let shown = try book.with { (book) throws(Failure) in
          try book.call(ShowShare.self, ShowShare.Input(share: share))
        }
        return BrowserSite.page(shown.page, named: shown.content.friend)
      }
      if let delivery = DeliveryID(name) {
        let input = ReadCue.Input(delivery: delivery)
        return try sound(book.with { (book) throws(Failure) in try book.call(ReadCue.self, input) })
      }
      guard let message = VoiceMessageID(name) else { return nothing }
      return try sound(
        book.with { (book) throws(Failure) in
          // A message that was not heard yet is refused: playing it is an action of its own.
          _ = try book.call(ShowMessage.self, ShowMessage.Input(message: message))
          return try book.call(PlayMessage.self, PlayMessage.Input(message: message, bytes: true)).sound
        })
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Made when somebody listens.
  private func chartSound(_ name: String) -> HTTPResponse {
    guard let chart = ChartSound(name) else { return nothing }
    let input = ShowChart.Input(name: chart.chart, exercise: chart.exercise)
    do throws(Failure) {
      let wav = try book.with { (book) throws(Failure) in try book.call(RenderChartAudio.self, input) }.wav
      guard let wav, let bytes = Array(wav.utf8).withUnsafeBytes({ Base64.decode($0) }) else { return nothing }
      return HTTPResponse(.ok, ["Content-Type": VoiceSound.Kind.wav.mediaType], body: .bytes(bytes))
    } catch {
      return failed(error, at: .root)
    }
  }

  private func sound(_ sound: VoiceSoundView) throws(Failure) -> HTTPResponse {
    guard let text = sound.base64, let bytes = Array(text.utf8).withUnsafeBytes({ Base64.decode($0) }) else {
      return nothing
    }
    return HTTPResponse(.ok, ["Content-Type": sound.format.mediaType], body: .bytes(bytes))
  }

  /// Sent as a download: the file contains a script, which no page of the session may run.
  private static func page(_ page: String, named name: String) -> HTTPResponse {
    let plain = name.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    let file = plain.isEmpty ? "samwise" : String(String.UnicodeScalarView(plain))
    return HTTPResponse(
      .ok,
      [
        "Content-Type": "text/html; charset=utf-8", "Content-Disposition": "attachment; filename=\"\(file).html\"",
      ], body: .bytes(Array(page.utf8)))
  }
}

extension VoiceSound.Kind {
  fileprivate var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .ogg: "audio/ogg"
    case .m4a: "audio/mp4"
    }
  }
}
