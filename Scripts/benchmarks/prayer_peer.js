// The days from 2000 to 2099 by adhan-js, for `Scripts/bench prayer`: asked as `recordbook-bench prayer times` is.
"use strict";
const adhan = require("adhan");
const place = new adhan.Coordinates(41.0082, 28.9784);
const method = adhan.CalculationMethod.MuslimWorldLeague();
const EVENTS = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"];

function days(first, last, write) {
  let count = 0;
  for (let date = new Date(first, 0, 1); date.getFullYear() <= last; date.setDate(date.getDate() + 1), count++) {
    const times = new adhan.PrayerTimes(place, date, method);
    if (write) console.log(EVENTS.map((event) => Math.floor(times[event] / 60000) % 1440).join());
  }
  return count;
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  if (line === "list") {
    days(2026, 2026, true);
    return console.log("end");
  }
  const start = process.hrtime.bigint();
  if (days(2000, 2099, false) !== 36525) process.exit(1);
  console.log(String(Number(process.hrtime.bigint() - start) / 1e6));
});
