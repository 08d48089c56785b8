package import KernelApplication
package import KernelDomain
import KernelPresentation

/// Describes the progress of an import in one line: `[=====>    ] 42%  12 of 30 MB  17 found  4 s left`.
package struct ImportProgress: Sendable {
  private let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the line that shows the progress, for a terminal.
  /// - Parameters:
  ///   - progress: how much has been read so far.
  ///   - elapsed: seconds since the import began.
  ///   - width: the maximum width of the line in terminal columns.
  package func line(_ progress: Progress, elapsed: Double, width: Int) -> String {
    let share = progress.bytesTotal > 0 ? min(Double(progress.bytesDone) / Double(progress.bytesTotal), 1) : 0
    var strings = [language.percent(Int(share * 100)), bytes(progress), found(progress.found)]
    if let left = left(share, elapsed) { strings.append(left) }
    let text = strings.joined(separator: "  ")
    let room = min(width - displayWidth(text) - 4, 24)
    return room >= 6 ? "[\(bar(share, room))]  \(text)" : String(text.prefix(width))
  }

  private func bar(_ share: Double, _ room: Int) -> String {
    let full = Int(share * Double(room))
    return String(repeating: "=", count: full) + String(repeating: " ", count: room - full)
  }

  private func bytes(_ progress: Progress) -> String {
    let (done, total) = (megabytes(progress.bytesDone), megabytes(progress.bytesTotal))
    return "\(done) \(language.outOf(text: total)) MB"
  }

  private func megabytes(_ bytes: Int64) -> String {
    bytes < 10_000_000
      ? language.decimal((Double(bytes) / 100_000).rounded() / 10) : language.number(Int(bytes / 1_000_000))
  }

  private func found(_ count: Int) -> String {
    let number = language.number(count)
    return language.say(cs: "nalezeno \(number)", en: "\(number) found")
  }

  /// Returns the estimated time left. Nil in the first half second and before 2 % has been read, because an estimate
  /// would be unreliable.
  /// - Parameters:
  ///   - share: how much has been read, from 0 to 1.
  ///   - elapsed: seconds since the import began.
  private func left(_ share: Double, _ elapsed: Double) -> String? {
    guard share > 0.02, elapsed > 0.5 else { return nil }
    let seconds = Int((elapsed / share * (1 - share)).rounded(.up))
    let time = language.duration(seconds: seconds)
    return language.say(cs: "zbývá \(time)", en: "\(time) left")
  }
}
