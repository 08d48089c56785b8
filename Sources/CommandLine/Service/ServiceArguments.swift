package import Composition
import IPC

/// The words of `recordbookd`'s command line.
package struct ServiceArguments {
  package var configuration = App.Configuration()
  package var options = BookService.Options()
  package var start = ServiceStart(descriptor: nil)
  /// The file to log to. Nil is standard error.
  package var logFile: String?
  var request = Request.serve

  /// What the program is to do.
  enum Request {
    case serve, help, version, manPage
  }

  /// An option, with its value's name and what it does, as help and the man page list it.
  struct Option {
    let name: String
    var value: String?
    let help: String
  }

  package struct Problem: Error {
    package let text: String
  }

  static let all = [
    Option(name: "--store", value: "DIR", help: "the book's folder"),
    Option(
      name: "--socket", value: "PATH",
      help: "where to listen: DIR/sock with --store, else $XDG_RUNTIME_DIR/recordbook/sock"),
    Option(name: "--log", value: "LEVEL", help: "error, warning, info (the default) or debug"),
    Option(
      name: "--log-file", value: "PATH",
      help: "log to this file instead of standard error; it becomes PATH.old at one mebibyte"),
    Option(
      name: "--idle", value: "SECONDS",
      help: "end after this time without a client, if a service manager's socket started it; 300"),
    Option(name: "--poll", help: "wait with poll(2) instead of epoll(7)"),
    Option(name: "--ready-fd", value: "N", help: "write a line to this descriptor once ready, or the reason why not"),
    Option(name: "--help", help: "show this help"),
    Option(name: "--man", help: "print the man page, as mdoc(7)"),
    Option(name: "--version", help: "show the version"),
  ]

  static var usage: String {
    let forms = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = (forms.map(\.count).max() ?? 0) + 2
    let lines = zip(forms, all).map { form, option in
      "  " + form + String(repeating: " ", count: width - form.count) + option.help + "\n"
    }
    return """
      usage: recordbookd [OPTION…]   or: recordbook service run [OPTION…]

      Serves the book to local programs as JSON-RPC 2.0 over a Unix-domain socket, one message a line.


      """ + lines.joined()
  }

  package init() {}

  /// - Parameter words: without the program's name.
  package init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help": request = .help
      case "--version": request = .version
      case "--man": request = .manPage
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
