import System

/// Shows output that is longer than the terminal page by page, as git does.
struct Pager {
  /// The shell command that starts the pager.
  private let program: String

  /// Creates a pager. Nil if the user does not want one (`--no-pager`, `PAGER=cat` or an empty `PAGER`), or if the
  /// terminal cannot show one.
  init?(isWanted: Bool) {
    let program = Terminal.environment("PAGER") ?? "less"
    guard isWanted, !["", "cat"].contains(program), Terminal.environment("TERM") != "dumb" else { return nil }
    self.program = program
  }

  /// Shows output in the pager and returns true. If the output fits on the terminal, or if the pager cannot be
  /// started, returns false, and the caller must print the output itself.
  func show(_ bytes: [UInt8], rows: Int?) -> Bool {
    guard let rows, bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= rows else { return false }
    // These are options of `less`: it passes colors through, quits if the output fits on one screen, and leaves the
    // last page visible.
    return (try? PagerProcess.show(bytes, with: program, environment: [("LESS", "FRX"), ("LV", "-c")])) ?? false
  }
}
