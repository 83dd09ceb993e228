Feature: The kinds of requests
  Eleven kinds, in five groups. Each has its own list, and the bank is asked for each by its own name.

  Background:
    Given a company with these people:
      | Esi | Initiator & Authorizer |
    And Esi has signed in

  Scenario Outline: Pending Requests loads the requests of <group>, <kind>
    Given Esi has opened the menu entry "Pending Requests"
    And Esi has pressed the tab "<group>"
    When Esi presses the tab "<kind>"
    Then Esi is told "No pending requests yet"
    And the bank has been asked for the list of pending requests with:
      | transType | <transType> |

    @S3-2.1-02 @S3-2.1-13 @S3-3-42
    Examples:
      | group     | kind           | transType      |
      | Transfers | To Asempa Bank | LOCAL-TRANSFER |
    @S3-2.1-02 @S3-2.1-14 @S3-3-39..41 @S3-7-05
    Examples:
      | group     | kind            | transType                                          |
      | Transfers | To Another Bank | INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER |
    @S3-2.1-03 @S3-2.1-17 @S3-3-44
    Examples:
      | group        | kind                  | transType            |
      | Mobile Money | Mobile Money Transfer | MOBILEMONEY-TRANSFER |
    @S3-2.1-04 @S3-2.1-19 @S3-3-46
    Examples:
      | group             | kind             | transType           |
      | Prepaid Card Load | Single Card load | PREPAIDCARD-TRANSFER |
    @S3-2.1-05 @S3-2.1-21..22 @S3-3-48..49
    Examples:
      | group         | kind      | transType |
      | Bill Payments | Ghana Gov | GHANA-GOV |
      | Bill Payments | SSNIT     | SSNIT     |
    @S3-2.1-06 @S3-2.1-23 @S3-3-47
    Examples:
      | group     | kind                | transType      |
      | Transfers | FX Transfer Request | SERVICE-CHARGE |

  Scenario Outline: Pending Requests loads the bulks of <group>, <kind>
    Given Esi has opened the menu entry "Pending Requests"
    And Esi has pressed the tab "<group>"
    When Esi presses the tab "<kind>"
    Then Esi is told "No pending requests yet"
    And the bank has been asked for the list of pending bulk requests with:
      | requestType | <requestType> |
      | pageNumber  | 1             |
      | pageSize    | 10            |

    @S3-2.1-15 @S3-7-06..07
    Examples:
      | group     | kind          | requestType |
      | Transfers | Bulk Transfer | TRANSFER    |
    @S3-2.1-18 @S3-7-08
    Examples:
      | group        | kind                       | requestType          |
      | Mobile Money | Mobile Money Bulk Transfer | MOBILEMONEY-TRANSFER |
    @S3-2.1-20 @S3-7-09
    Examples:
      | group             | kind           | requestType          |
      | Prepaid Card Load | Bulk Card Load | PREPAIDCARD-TRANSFER |

  Scenario Outline: My Requests loads the requests of <group>, <kind>
    Given Esi has opened the menu entry "My Requests"
    And Esi has pressed the tab "<group>"
    When Esi presses the tab "<kind>"
    Then Esi is told "No requests yet"
    And the bank has been asked for the list of own requests with:
      | transType   | <transType>   |
      | requestType | <requestType> |

    @S3-2.3-10 @S3-7-24
    Examples:
      | group     | kind           | transType      | requestType |
      | Transfers | To Asempa Bank | LOCAL-TRANSFER | SINGLE      |
    @S3-2.3-11 @S3-7-25
    Examples:
      | group     | kind          | transType | requestType |
      | Transfers | To Other Bank | OTHERBANK | SINGLE      |
    @S3-2.3-12 @S3-3-45 @S3-7-27
    Examples:
      | group     | kind          | transType | requestType |
      | Transfers | Bulk Transfer | TRANSFER  | BULK        |
    @S3-2.3-03 @S3-2.3-13..14 @S3-7-28..29
    Examples:
      | group        | kind                       | transType            | requestType |
      | Mobile Money | Mobile Money Transfer      | MOBILEMONEY-TRANSFER | SINGLE      |
      | Mobile Money | Mobile Money Bulk Transfer | MOBILEMONEY-TRANSFER | BULK        |
    @S3-2.3-04 @S3-2.3-15..16 @S3-7-30..31
    Examples:
      | group             | kind             | transType            | requestType |
      | Prepaid Card Load | Single Card load | PREPAIDCARD-TRANSFER | SINGLE      |
      | Prepaid Card Load | Bulk Card Load   | PREPAIDCARD-TRANSFER | BULK        |
    @S3-2.3-05 @S3-2.3-17..18 @S3-7-32..33
    Examples:
      | group         | kind      | transType | requestType |
      | Bill Payments | Ghana Gov | GHANA-GOV | SINGLE      |
      | Bill Payments | SSNIT     | SSNIT     | SINGLE      |
    @S3-2.3-06 @S3-7-34
    Examples:
      | group     | kind                | transType      | requestType |
      | Transfers | FX Transfer Request | SERVICE-CHARGE | SINGLE      |

  @S3-2.3-21
  Scenario: FX requests have a single list
    Given Esi has opened the menu entry "My Requests"
    When Esi presses the tab "FX Transfer Request"
    Then Esi sees exactly these tabs:
      | Transfers           |
      | Mobile Money        |
      | Prepaid Card Load   |
      | Bill Payments       |
      | FX Transfer Request |

  @S3-2.3-19..20
  Scenario Outline: The list of <kind> requests links back to Bill Payments
    Given Esi has opened the menu entry "My Requests"
    And Esi has pressed the tab "Bill Payments"
    When Esi presses the tab "<kind>"
    Then "Back to Bill Payments" leads Esi to "/billPayments"

    Examples:
      | kind      |
      | Ghana Gov |
      | SSNIT     |
