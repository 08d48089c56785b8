import BookPresentation
import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain

/// Describes an event in one line. If this version does not know the event, the line consists of its name and details.
enum EventSummary {
  static func text(_ event: BookEvent.Received, _ language: Language) -> String {
    App.strings.lazy.compactMap { $0.event(event.name, event, language) }.first ?? unknown(event)
  }

  private static func unknown(_ event: BookEvent.Received) -> String {
    let details = event.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return printable(details.isEmpty ? event.name : "\(event.name): \(details)") + "\n"
  }
}
