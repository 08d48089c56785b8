import System

/// The program that shows pages, where there is one.
enum WebBrowser {
  /// Has it show an address, and waits for nothing. Does nothing where there is no screen to show it on.
  static func show(_ address: String) {
    guard hasScreen, let program = program else { return }
    _ = try? ChildProcess(showing: address, with: program)
  }

  private static var hasScreen: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ThisProcess.environment($0)?.isEmpty == false }
  }

  /// `xdg-open`, which every desktop has, from the folders of `PATH`.
  private static var program: String? {
    (ThisProcess.environment("PATH") ?? "").split(separator: ":").map { $0 + "/xdg-open" }.first {
      Access.canExecute($0)
    }
  }
}
