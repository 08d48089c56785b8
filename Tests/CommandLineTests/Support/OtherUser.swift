import Glibc

/// Runs the program as someone who may not do everything: file permissions do not bind the superuser.
enum OtherUser {
  static var isPossible: Bool {
    geteuid() != 0 || Program.has("setpriv")
  }

  static func run(_ program: Program, _ words: [String]) -> Program.Result {
    let all = [Program.path] + words
    if geteuid() != 0 { return program.launch(all) }
    return program.launch(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + all)
  }

  /// Gives a folder with all in it to that user.
  static func own(_ path: String) {
    guard geteuid() == 0 else { return }
    for file in [path] + Array(Sandbox.contents(of: path).keys) { chown(file, 65_534, 65_534) }
  }
}
