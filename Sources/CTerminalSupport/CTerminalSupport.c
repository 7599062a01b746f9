#include "CTerminalSupport.h"
