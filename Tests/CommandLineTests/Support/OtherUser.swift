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
}
