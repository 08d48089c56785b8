import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import TestSupport

/// A way into the book: scenarios tagged `@doors` run through each.
protocol Driver: AnyObject {
  /// - Parameter language: nil leaves it to settings and environment.
  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen
  /// The screen as a terminal 80 columns wide shows it.
  func text(_ route: String, _ language: Language?) throws(Refusal) -> String
  /// The picture of the screen, as SVG.
  func picture(_ route: String, _ language: Language?) throws(Refusal) -> String
  /// Does what a control does: `method` with its parameters, or the command that stands beside it.
  func perform(_ call: Call) throws(Refusal)
  /// Does the same, and returns the answer in JSON.
  func tell(_ call: Call) throws(Refusal) -> [UInt8]
  /// Does what was pressed on a screen.
  func press(_ control: PressedControl) throws(Refusal)
  /// Has the book's clock begin anew, as `RECORDBOOK_CLOCK` would.
  func set(clock: String) throws
  /// Does something to the store's folder, of that path, while no program has it open.
  func whileClosed(_ body: (String) throws -> Void) throws
  /// Has a service keep the book until the scenario ends, where calls are processes of their own.
  func serve() throws
}

extension Driver {
  func serve() throws {}

  func press(_ control: PressedControl) throws(Refusal) { try perform(control.call) }
}

/// A control of a screen that is open, as it is pressed.
struct PressedControl {
  var route: String
  var language: Language?
  var action: Action
  /// What was entered first.
  var input: String?
  /// What was entered in several fields, by the parameters that they fill.
  var fields: [String: String] = [:]
  var call: Call
}

/// What a control does, in both its forms.
struct Call {
  var method: String
  var parameters: [String: Value]
  /// As a shell reads it.
  var command: String

  enum Value: Encodable {
    case of(Action.Parameter)
    case texts([String])
    case degrees(Double)
    case fixes([StreamedFix])
    case poses(PoseFrames)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .of(let parameter): try parameter.encode(to: encoder)
      case .texts(let texts): try texts.encode(to: encoder)
      case .degrees(let degrees): try degrees.encode(to: encoder)
      case .fixes(let fixes): try fixes.encode(to: encoder)
      case .poses(let frames): try frames.encode(to: encoder)
      }
    }
  }
}

/// The book did not do what it was asked; in the words it gave.
struct Refusal: Error, CustomStringConvertible {
  var description: String
}

extension Refusal {
  /// Creates a refusal with the words that a person sees.
  init(_ failure: Failure) {
    let words = FailureStrings(failure, language: .en, program: .usual, App.strings)
    self.init(description: ([words.problem] + words.lines + [words.hint]).compactMap { $0 }.joined(separator: "\n"))
  }
}

/// A folder of one scenario's own, gone when the scenario is done.
final class Sandbox {
  private let folder = TemporaryFolder(prefix: "recordbook-spec")
  private var newPaths = 0
  var path: String { folder.path }

  /// Of a file that is not there yet.
  func newPath(ending: String) -> String {
    newPaths += 1
    return "\(path)/\(newPaths)\(ending)"
  }
}
