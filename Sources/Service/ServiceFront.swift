import Composition
import Glibc
import KernelApplication
import KernelDomain
import KernelPresentation

/// From the words of `recordbookd`'s command line to its exit status.
struct ServiceFront {
  let words: [String]

  private static let usage = "usage: recordbookd [--store DIR] [--socket PATH]\n"

  func run() -> Int32 {
    var store: String?
    var socket: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--store", "--socket":
        guard let value = rest.popFirst() else { return complain("\(word) needs a value", hint: nil, status: 2) }
        if word == "--store" { store = value } else { socket = value }
      case "--help":
        print(ServiceFront.usage, terminator: "")
        return 0
      case "--version":
        print("recordbookd \(App.version)")
        return 0
      default: return complain("there is no option \(word)", hint: nil, status: 2)
      }
    }
    return serve(App.Configuration(store: store), socket: socket)
  }

  private func serve(_ configuration: App.Configuration, socket: String?) -> Int32 {
    do throws(Failure) {
      let service = try BookService(configuration, socket: socket)
      service.run()
      return 0
    } catch {
      let words = FailureWords(error, language: .en)
      return complain(words.problem, hint: words.hint, status: 1)
    }
  }

  private func complain(_ problem: String, hint: String?, status: Int32) -> Int32 {
    let text = "recordbookd: \(problem)\n" + (hint ?? String(ServiceFront.usage.dropLast())) + "\n"
    // Where even that fails, nobody is left to be told.
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    return status
  }
}
