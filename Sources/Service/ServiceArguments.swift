import Composition
import IPC

/// What `recordbookd`'s command line says.
struct ServiceArguments {
  var configuration = App.Configuration()
  var options = BookService.Options()
  var start = ServiceStart(descriptor: nil)
  /// Where to keep what is said; nil is standard error.
  var logFile: String?
  var wantsHelp = false
  var wantsVersion = false

  struct Problem: Error {
    let text: String
  }

  static let usage = """
    usage: recordbookd [--store DIR] [--socket PATH] [--log error|warning|info|debug] [--log-file PATH]
                       [--idle SECONDS] [--poll] [--ready-fd N]

    Serves the book to local programs as JSON-RPC 2.0 over a Unix-domain socket, one message a line.

      --store DIR      the book's folder
      --socket PATH    where to listen: DIR/sock with --store, else $XDG_RUNTIME_DIR/recordbook/sock
      --log LEVEL      what to say on standard error; info where nothing is said
      --log-file PATH  say it in this file instead, and put it aside as PATH.old once it has a mebibyte
      --idle SECONDS   end after so long without a client, when started by a service manager's socket; 300
      --poll           wait with poll(2) instead of epoll(7)
      --ready-fd N     write a line to this descriptor once ready, or why not

    """

  init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help": wantsHelp = true
      case "--version": wantsVersion = true
      case "--poll": options.usesPoll = true
      case "--store": configuration.store = try value(of: word, &rest)
      case "--socket": options.socket = try value(of: word, &rest)
      case "--log-file": logFile = try value(of: word, &rest)
      case "--idle": options.idle = try number(of: word, &rest)
      case "--ready-fd": start = ServiceStart(descriptor: Int32(clamping: try number(of: word, &rest)))
      case "--log":
        let name = try value(of: word, &rest)
        guard let level = ServiceLog.Level.allCases.first(where: { "\($0)" == name }) else {
          throw Problem(text: "--log takes one of \(ServiceLog.Level.allCases.map { "\($0)" }.joined(separator: ", "))")
        }
        options.logLevel = level
      default: throw Problem(text: "there is no option \(word)")
      }
    }
  }

  private func value(of option: String, _ rest: inout ArraySlice<String>) throws(Problem) -> String {
    guard let value = rest.popFirst() else { throw Problem(text: "\(option) needs a value") }
    return value
  }

  private func number(of option: String, _ rest: inout ArraySlice<String>) throws(Problem) -> Int64 {
    guard let number = Int64(try value(of: option, &rest)), (0...1_000_000).contains(number) else {
      throw Problem(text: "\(option) takes a whole number up to 1000000")
    }
    return number
  }
}
