import System

/// The program that shows pages, if there is one.
enum WebBrowser {
  /// Opens an address in it without waiting. Does nothing without a graphical session.
  static func show(_ address: String) {
    guard hasScreen, let program = program else { return }
    _ = try? ChildProcess(showing: address, with: program)
  }

  private static var hasScreen: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ThisProcess.environment($0)?.isEmpty == false }
  }

  /// `xdg-open`, which every desktop has, found in `PATH`.
  private static var program: String? {
    (ThisProcess.environment("PATH") ?? "").split(separator: ":").map { $0 + "/xdg-open" }.first {
      Access.canExecute($0)
    }
  }
}
