import System

/// Shows output that is longer than the terminal page by page, as git does.
struct Pager {
  /// A line for the shell.
  private let program: String

  /// Nil if the user wants none: `--no-pager`, `PAGER=cat` or an empty `PAGER`, and in a terminal that can't show one.
  init?(isWanted: Bool) {
    let program = Terminal.environment("PAGER") ?? "less"
    guard isWanted, !["", "cat"].contains(program), Terminal.environment("TERM") != "dumb" else { return nil }
    self.program = program
  }

  /// - Returns: false if the output fits in the terminal, or the program can't be started: the output is still to be
  ///   written.
  func show(_ bytes: [UInt8], rows: Int?) -> Bool {
    guard let rows, bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= rows else { return false }
    // Colors as they are, and the last page stays on the screen.
    return (try? PagerProcess.show(bytes, with: program, environment: [("LESS", "FRX"), ("LV", "-c")])) ?? false
  }
}
