#ifndef RECORDBOOK_MANUAL_TEXT_H
#define RECORDBOOK_MANUAL_TEXT_H

#include <stddef.h>

// The manual in Markdown. It is part of the program, since the program may be copied anywhere. Each function returns
// the text of one document in UTF-8, and sets its length in bytes.

const unsigned char *recordbook_manual_swimming(size_t *bytes);
const unsigned char *recordbook_manual_running(size_t *bytes);
const unsigned char *recordbook_manual_support(size_t *bytes);
const unsigned char *recordbook_manual_prayer(size_t *bytes);
const unsigned char *recordbook_manual_strength(size_t *bytes);
const unsigned char *recordbook_manual_feed(size_t *bytes);
const unsigned char *recordbook_manual_book(size_t *bytes);
const unsigned char *recordbook_manual_storage(size_t *bytes);
const unsigned char *recordbook_manual_wire(size_t *bytes);

#endif
