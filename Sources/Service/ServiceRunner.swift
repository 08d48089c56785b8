import Composition
import IPC
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// From the words of `recordbookd`'s command line to its exit status: 0 when it was told to stop, 1 when it can't serve
/// or did not end in time,
/// 2 when the words can't be understood.
struct ServiceRunner {
  let words: [String]

  func run() -> Int32 {
    if let word = ThisProcess.wordNotUTF8 {
      complain(
        "argument \(word.place) (\"\(word.shown)\") is not UTF-8",
        hint: "Say where the book is by a path in UTF-8: --store")
      return 2
    }
    let arguments: ServiceArguments
    do throws(ServiceArguments.Problem) {
      arguments = try ServiceArguments(words)
    } catch {
      complain(error.text, hint: "See what there is: recordbookd --help")
      return 2
    }
    if arguments.wantsHelp {
      print(ServiceArguments.usage, terminator: "")
    } else if arguments.wantsVersion {
      print("recordbookd \(App.version)")
    } else {
      return serve(arguments)
    }
    return 0
  }

  private func serve(_ arguments: ServiceArguments) -> Int32 {
    var options = arguments.options
    do throws(Failure) {
      options.logFile = try logFile(arguments.logFile)
      let service = try BookService(arguments.configuration, options)
      arguments.start.succeeded(service)
      return service.run() ? 0 : 1
    } catch {
      arguments.start.failed(error)
      let words = FailureStrings(error, language: .en, program: .usual, App.strings)
      guard let file = options.logFile else {
        complain(words.problem, hint: words.hint)
        return 1
      }
      let advice = words.hint.map { ". \($0)" } ?? ""
      ServiceLog(level: options.logLevel, file: file).error(words.problem + advice)
      return 1
    }
  }

  private func logFile(_ path: String?) throws(Failure) -> LogFile? {
    guard let path else { return nil }
    do throws(SystemError) {
      return try LogFile(path)
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  private func complain(_ problem: String, hint: String?) {
    let advice = hint.map { printable($0) + "\n" } ?? ""
    let line = Array("recordbookd: \(printable(problem))\n\(advice)".utf8)
    // Nothing can be reported where standard error itself fails.
    try? StandardStream.error.write(line)
  }
}
