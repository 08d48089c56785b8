import Composition
import IPC
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// The service as a process: `recordbookd`, and `recordbook service run`.
package enum ServiceRunner {
  /// Serves, or prints what the words of the command line ask for, and returns the exit status: 0 if it was asked to
  /// stop, 1 if it can't serve or did not end in time, 2 if it does not understand the words.
  /// - Parameter words: without the program's name.
  package static func run(_ words: [String]) -> Int32 {
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
    switch arguments.request {
    case .serve: return serve(arguments)
    case .help: print(ServiceArguments.usage, terminator: "")
    case .version: print("recordbookd \(App.fullVersion)")
    case .manPage: print(ServiceManPage.text, terminator: "")
    }
    return 0
  }

  /// Serves until it is asked to stop, and returns the exit status.
  package static func serve(_ arguments: ServiceArguments) -> Int32 {
    // By this name others know the process for a service, whichever program it is.
    ThisProcess.setName(ServiceProcess.name)
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

  private static func logFile(_ path: String?) throws(Failure) -> LogFile? {
    guard let path else { return nil }
    do throws(SystemError) {
      return try LogFile(path)
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  private static func complain(_ problem: String, hint: String?) {
    let advice = hint.map { printable($0) + "\n" } ?? ""
    let line = Array("recordbookd: \(printable(problem))\n\(advice)".utf8)
    // Nothing can be reported if standard error itself fails.
    try? StandardStream.error.write(line)
  }
}
