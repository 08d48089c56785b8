import Libc

/// Runs the program as an unprivileged user, since file permissions do not restrict the superuser.
enum OtherUser {
  static var isPossible: Bool {
    geteuid() != 0 || Program.has("setpriv")
  }

  static func run(_ program: Program, _ words: [String]) -> Program.Result {
    let all = [Program.path] + words
    if geteuid() != 0 { return program.launch(all) }
    return program.launch(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + all)
  }

  /// Makes that user the owner of a folder and everything in it.
  static func own(_ path: String) {
    guard geteuid() == 0 else { return }
    for file in [path] + Array(Sandbox.contents(of: path).keys) { chown(file, 65_534, 65_534) }
  }
}
