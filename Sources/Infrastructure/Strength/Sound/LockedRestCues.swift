package import KernelApplication
package import StrengthApplication
import Synchronization

/// Stores the sounds for rests that this process has offered, for access from several threads.
package final class LockedRestCues: RestCueStore {
  private let offers = Mutex(RestCueOffers())

  package init() {}

  package func change<Value>(
    _ body: (inout RestCueOffers) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try offers.withLock { (offers) throws(Failure) in try body(&offers) }
  }
}
