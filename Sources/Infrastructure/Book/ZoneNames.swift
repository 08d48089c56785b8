import Formats

/// The time zones that this machine knows.
package enum ZoneNames {
  package static func has(_ name: String) -> Bool { TimeZoneDatabase().rules(name) != nil }
}
