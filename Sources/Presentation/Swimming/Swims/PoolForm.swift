package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation
import SwimmingApplication

/// A form that asks for the pools of imported swims, one for each file that does not state its own.
package struct PoolForm: Sendable {
  private let pools: [Pool]

  /// A file whose pool is unknown.
  private struct Pool {
    /// The file as the import option `pool` names it.
    let file: String
    /// The usual lengths that fit the swim, in metres.
    let fits: [String]
  }

  /// The maximum number of files about which one form asks. The form for the rest follows the answers.
  private static let most = 100

  /// Creates the form; nil if the import left out no swim because its pool is unknown.
  package init?(_ skipped: [Skipped]) {
    var known: Set<String> = []
    let pools = skipped.compactMap { skipped -> Pool? in
      switch skipped.why.content(as: SwimImportMessage.self) {
      case .noPool(let file, let fits)?, .poolMisfit(_, let file, let fits)?: Pool(file: file, fits: fits)
      default: nil
      }
    }.filter { known.insert($0.file).inserted }.prefix(PoolForm.most)
    guard !pools.isEmpty else { return nil }
    self.pools = Array(pools)
  }

  /// Returns the form as an element.
  /// - Parameter action: the action of its button, which imports the files again.
  package func element(_ action: Action, _ language: Language) -> Element {
    let namesakes = Dictionary(grouping: pools) { PoolForm.name($0.file) }
    let fields = pools.enumerated().map { number, pool in
      // The option `pool` accepts the language's decimal separator, too.
      let metres = pool.fits.map { $0.replacing(".", with: language.decimalSeparator) }
      let list = metres.joined(separator: language.say(cs: "; ", en: ", "))
      let parts = namesakes[PoolForm.name(pool.file)]?.count == 1 ? 1 : 2
      return Element.field(
        printable(PoolForm.name(pool.file, parts: parts)),
        hint: metres.isEmpty
          ? language.say(cs: "Třeba 25; 33,33; 25yd", en: "Such as 25, 33.33 or 25yd")
          : language.say(cs: "Vychází: \(list) m", en: "Fits: \(list) m"),
        value: metres.count == 1 ? metres[0] : "", action: Action(action.method, input: PoolForm.field(number)))
    }
    let button = Element.button(
      language.say(cs: "Načíst", en: "Import"), isPrimary: true, action: action,
      command: ["import", "PATH", "--pool", "FILE=METRES"])
    let title =
      pools.count == 1
      ? language.say(cs: "Jak dlouhý byl bazén?", en: "How Long Was the Pool?")
      : language.say(cs: "Jak dlouhé byly bazény?", en: "How Long Were the Pools?")
    return .card(title, [Element(.form, children: fields + [button])])
  }

  /// Returns the value of the import option `pool` that the answers give.
  /// - Parameter answer: returns what was entered in a field; nil if nothing was.
  package func option(_ answer: (Action.Input) -> String?) -> String {
    pools.enumerated().compactMap { number, pool in answer(PoolForm.field(number)).map { pool.file + "=" + $0 } }
      .joined(separator: ";")
  }

  private static func field(_ number: Int) -> Action.Input {
    Action.Input("pool/\(number)", .text, isOptional: true)
  }

  /// Returns the last parts of a file's path, without its other folders.
  private static func name(_ file: String, parts: Int = 1) -> String {
    file.split(separator: "/").suffix(parts).joined(separator: "/")
  }
}
