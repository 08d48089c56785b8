import BookApplication
import BookPresentation
import FeedApplication
import FeedDomain
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation
import Rendering
import RunningApplication
import RunningDomain
import Storage
import StrengthApplication
import StrengthDomain
import StrengthPresentation
import SupportApplication
import SupportDomain
import System

/// Serves the files that pages play or save, such as friends' voice messages, and the pages that the user can send to
/// friends.
extension BrowserSite {
  /// Serves a file of a feature.
  /// - Parameters:
  ///   - feature: the id of the feature to which the file belongs.
  ///   - name: the id of a share, of a message that was already heard, or of a delivery that may be played now; or the
  ///     name of a chart's sound, of a table about prayers, or of a file with the whole book; or the id of a run, or of
  ///     a person of the feed, with a file extension.
  func file(_ feature: String, _ name: String) -> HTTPResponse {
    if feature == FeatureID.book.name { return BookFile(name: name).map(bookFile) ?? nothing }
    if feature == FeatureID.strength.name { return chartSound(name) }
    if feature == FeatureID.running.name { return runFile(name) }
    if feature == FeatureID.feed.name { return feedFile(name) }
    if feature == FeatureID.prayer.name { return PrayerFile(name: name).map(prayerFile) ?? nothing }
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
          // Fails if the message has not been heard yet, because playing it for the first time is a separate action.
          _ = try book.call(ShowMessage.self, ShowMessage.Input(message: message))
          return try book.call(PlayMessage.self, PlayMessage.Input(message: message, bytes: true)).sound
        })
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Serves a picture of a screen as a download.
  func picture(_ route: Route) -> HTTPResponse {
    do throws(Failure) {
      let input = renderInput(route, nil, as: .picture)
      let svg = try book.with { (book) throws(Failure) in try book.call(RenderScreen.self, input) }.text
      return .download("\(route.pictureName).svg", "image/svg+xml", Array(svg.utf8))
    } catch {
      return failed(error, at: route)
    }
  }

  /// Serves a run as a download.
  /// - Parameter name: the run's id with a file extension, such as `r20150815T144508Z.gpx`.
  private func runFile(_ name: String) -> HTTPResponse {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, parts[1] == "svg" { return runMap(parts[0]) }
    guard parts.count == 2, let run = RunID(parts[0]), let format = RunFileFormat(rawValue: parts[1]) else {
      return nothing
    }
    do throws(Failure) {
      let input = EncodeRun.Input(run: run, format: format)
      let base64 = try book.with { (book) throws(Failure) in try book.call(EncodeRun.self, input) }.base64
      guard let bytes = Array(base64.utf8).withUnsafeBytes({ Base64.decode($0) }) else { return nothing }
      return .download("\(run).\(format.rawValue)", "application/octet-stream", bytes)
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Serves the map of all runs, or of the runs in a range of days, as a download.
  /// - Parameter name: the name of the picture: `map` for all runs, or for example `map-2026-01-01_2026-12-31` for the
  ///   runs in a range of days.
  private func runMap(_ name: String) -> HTTPResponse {
    let days = name.dropFirst("map-".count).split(separator: "_").compactMap { CivilDay(String($0)) }
    guard name == "map" || name.hasPrefix("map-") && days.count == 2 else { return nothing }
    do throws(Failure) {
      let input = EncodeMap.Input(since: days.first, until: days.last)
      let svg = try book.with { (book) throws(Failure) in try book.call(EncodeMap.self, input) }.svg
      return .download("\(name).svg", "image/svg+xml", Array(svg.utf8))
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Serves a file with everything that waits to be sent to a person of the feed, as a download.
  /// - Parameter name: the person's id with the file extension `json`.
  private func feedFile(_ name: String) -> HTTPResponse {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1] == "json", let person = PersonID(parts[0]) else { return nothing }
    do throws(Failure) {
      let file = try SiteDownload.ofFile { (path) throws(Failure) in
        let input = ExportBundle.Input(person: person.description, path: path)
        _ = try book.with { (book) throws(Failure) in try book.call(ExportBundle.self, input) }
      }
      return .download("for-\(name)", "application/octet-stream", file)
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Serves a file with the whole book as a download.
  private func bookFile(_ file: BookFile) -> HTTPResponse {
    do throws(Failure) {
      var isIncomplete = false
      let saved =
        switch file {
        case .backup(let withMessages, let withKeys):
          try SiteDownload.ofFile { (path) throws(Failure) in
            let input = ExportBook.Input(
              path: path, withMessages: withMessages ? true : nil, withKeys: withKeys ? true : nil)
            let written = try book.withOwn { (book) throws(Failure) in try book.call(ExportBook.self, input) }
            isIncomplete = written.leftOut != nil
          }
        case .tables:
          try SiteDownload.ofFolder { (path) throws(Failure) in
            _ = try book.withOwn { (book) throws(Failure) in
              try book.call(ExportTables.self, ExportTables.Input(path: path))
            }
          }
        case .pages:
          try SiteDownload.ofFolder { (path) throws(Failure) in
            let input = ExportPages.Input(path: path, language: ownPages().pages.words.language, program: program.line)
            _ = try book.withOwn { (book) throws(Failure) in try book.call(ExportPages.self, input) }
          }
        }
      let day = LocalTime.show(try book.now()).day
      return .download(file.name(on: day, isIncomplete: isIncomplete), file.type, saved)
    } catch {
      return failed(error, at: ExportScreen.route)
    }
  }

  /// Serves a table about prayers as a download.
  private func prayerFile(_ file: PrayerFile) -> HTTPResponse {
    do throws(Failure) {
      let csv: String = try book.with { (book) throws(Failure) in
        switch file {
        case .times(let month):
          let days = month.days
          let input = ShowTimes.Input(
            from: CivilDay(daysSinceEpoch: days.lowerBound), to: CivilDay(daysSinceEpoch: days.upperBound))
          return PrayerSummaries.csv(try book.call(ShowTimes.self, input))
        case .log: return try book.call(ExportLog.self, ExportLog.Input()).csv
        }
      }
      return .download(file.name, "text/csv; charset=utf-8", Array(csv.utf8))
    } catch {
      return failed(error, at: .root)
    }
  }

  /// Returns the sound of a chart as a WAV file. It is generated only when the browser requests it.
  private func chartSound(_ name: String) -> HTTPResponse {
    guard let input = ChartSound(name)?.input else { return nothing }
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

  /// Serves a page as a download instead of showing it, because it contains a script, which must not run within this
  /// session.
  private static func page(_ page: String, named name: String) -> HTTPResponse {
    let plain = name.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    let file = plain.isEmpty ? "samwise" : String(String.UnicodeScalarView(plain))
    return .download("\(file).html", "text/html; charset=utf-8", Array(page.utf8))
  }
}

extension HTTPResponse {
  /// Creates a response with a file that the browser saves instead of showing it.
  fileprivate static func download(_ name: String, _ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      .ok, ["Content-Type": type, "Content-Disposition": "attachment; filename=\"\(name)\""], body: .bytes(bytes))
  }

  /// Creates a response with a file that the browser saves while it is read from the disk.
  fileprivate static func download(_ name: String, _ type: String, _ file: SiteDownload) -> HTTPResponse {
    var response = download(name, type, [])
    response.body = .stream { file.send(on: $0) }
    return response
  }
}

extension BookFile {
  fileprivate var type: String { if case .backup = self { "application/json" } else { "application/zip" } }
}

extension Route {
  /// The name under which a picture of this screen is saved, without file extension.
  fileprivate var pictureName: String {
    let plain = path.joined(separator: "-").filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    return plain.isEmpty ? "recordbook" : plain
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
