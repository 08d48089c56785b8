import System

/// Opens pages in the user's web browser.
enum WebBrowser {
  /// Opens an address in the browser, and does not wait for it. Does nothing if there is no graphical session or no
  /// `xdg-open`.
  static func show(_ address: String) {
    guard hasScreen, let program = program else { return }
    _ = try? ChildProcess(showing: address, with: program)
  }

  private static var hasScreen: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ThisProcess.environment($0)?.isEmpty == false }
  }

  /// The path of `xdg-open`, which opens addresses on Linux desktops, as found in `PATH`; nil if it is not found.
  private static var program: String? {
    (ThisProcess.environment("PATH") ?? "").split(separator: ":").map { $0 + "/xdg-open" }.first {
      Access.canExecute($0)
    }
  }
}
