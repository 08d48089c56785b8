import Formats

/// Checks whether a name is the name of a time zone that this machine knows.
package enum ZoneNames {
  package static func has(_ name: String) -> Bool { TimeZoneDatabase().rules(name) != nil }
}
