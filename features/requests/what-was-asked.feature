Feature: What I asked for, kind by kind
  Whoever asks finds each kind of request in a list of its own, with its status, its details and its payees.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @S3-2.3-04 @S3-2.3-13..18
  Scenario Outline: My Requests has the kinds of <group>
    Given Kofi has signed in
    When Kofi looks at his own requests under "<group>"
    Then Kofi sees these tabs:
      | <first> | <second> |

    Examples:
      | group             | first                 | second                     |
      | Mobile Money      | Mobile Money Transfer | Mobile Money Bulk Transfer |
      | Prepaid Card Load | Single Card load      | Bulk Card Load             |
      | Bill Payments     | Ghana Gov             | SSNIT                      |

  @S3-2.3-26 @S3-2.3-66 @S3-3-26 @S3-7-24
  Scenario: My Requests shows a transfer within the bank, with its columns
    Given Kofi has asked for a request of the kind "Transfers > To Asempa Bank" from the Current account
    When Kofi looks at his own requests under "Transfers > To Asempa Bank"
    Then the request is listed for Kofi as:
      | Transaction ID | the request                   |
      | Schedule ID    | SCH-4711                      |
      | Source Account | the Current account / Current |
      | Beneficiary    | 1020304055555 / Yaw Boateng   |
      | Amount         | GHS 150.00                    |
      | Narration      | Invoice 7                     |
      | Created        | Local Transfer / 20 Nov 2026  |
      | Status         | Pending                       |
    And the row of the request has no link for Kofi
    And the bank has been asked for the list of own requests with:
      | transType   | LOCAL-TRANSFER |
      | requestType | SINGLE         |

  @S3-9-12 @S3-3-27..28 @S3-7-25
  Scenario: My Requests shows a transfer to another bank, with its columns
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    When Kofi looks at his own requests under "Transfers > To Other Bank"
    Then the request is listed for Kofi as:
      | Transaction ID | the request                       |
      | Schedule ID    | SCH-4711                          |
      | Source Account | the Current account / Current     |
      | Beneficiary    | 1020304055555 / Yaw Boateng       |
      | Total Amount   | GHS 155.00                        |
      | Narration      | Invoice 7                         |
      | Created        | Other Bank Transfer / 20 Nov 2026 |
      | Status         | Pending                           |
    And the bank has been asked for the list of own requests with:
      | transType | OTHERBANK |

  @S3-2.3-61 @S3-2.3-67..78
  Scenario: The details of an own request to another bank are shown
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    And Kofi has looked at his own requests under "Transfers > To Other Bank"
    When Kofi follows the link of the request
    Then the details show Kofi:
      | Transaction ID      | the request             |
      | Schedule ID         | SCH-4711                |
      | Transfer Type       | Instant                 |
      | Source Account      | the Current account     |
      | Beneficiary         | Yaw Boateng Enterprises |
      | Beneficiary Account | 1020304055555           |
      | Beneficiary Bank    | Volta Bank              |
      | Bank Branch         | Ho Main                 |
      | Narration           | Invoice 7               |
      | Transaction Status  | Pending                 |
      | Transaction Date    | 20 Nov 2026             |
      | Total Amount        | GHS 155.00              |
    And the dialog offers Kofi "Close"

  @S3-2.3-35 @S3-3-32..38 @S3-7-27
  Scenario: My Requests shows a bulk of transfers, with its columns
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    When Kofi looks at his own requests under "Transfers > Bulk Transfer"
    Then the request is listed for Kofi as:
      | Bulk ID           | the request         |
      | Schedule ID       | SCH-4711            |
      | Source Account    | the Current account |
      | Total Beneficiary | 2                   |
      | Charges           | GHS 2.00            |
      | Total Amount      | GHS 152.00          |
      | Created           | 20 Nov 2026         |
      | Status            | Pending             |
    And the bank has been asked for the list of own requests with:
      | transType   | TRANSFER |
      | requestType | BULK     |

  @S3-2.3-35 @S3-2.3-38..46 @S3-7-10
  Scenario: The payees of an own bulk of transfers are listed, each with the status of the bulk
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Kofi has looked at his own requests under "Transfers > Bulk Transfer"
    When Kofi follows the link of the request
    Then Kofi sees the payees:
      | Beneficiary Name | Account       | Bank        | Amount     | Narration   | Status  |
      | Akosua Mensah    | 1020304066666 | Volta Bank  | GHS 100.00 | May salary  | Pending |
      | Kojo Annan       | 1020304077777 | Ahanta Bank | GHS 50.00  | June salary | Pending |
    And Kofi sees the button "Bulk Transfers List"

  @S3-2.3-38..40
  Scenario Outline: The list of payees leads back to the bulks by <way>
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Kofi has looked at his own requests under "Transfers > Bulk Transfer"
    And Kofi has followed the link of the request
    When Kofi presses "<way>"
    Then the row of the request offers Kofi "Recall Request"

    Examples:
      | way                 |
      | Back                |
      | Bulk Transfers List |

  @S3-2.3-36 @S3-2.3-47..54 @S3-7-29 @S3-3-37
  Scenario: The payees of an own bulk to wallets are listed
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Bulk Transfer" from the Current account
    And Kofi has looked at his own requests under "Mobile Money > Mobile Money Bulk Transfer"
    And the request is listed for Kofi as:
      | Bulk ID           | the request         |
      | Schedule ID       | SCH-4711            |
      | Source Account    | the Current account |
      | Total Beneficiary | 2                   |
      | Charges           | GHS 2.00            |
      | E-Levy            | GHS 1.50            |
      | Total Amount      | GHS 153.50          |
      | Created           | 20 Nov 2026         |
      | Status            | Pending             |
    And the bank has been asked for the list of own requests with:
      | transType   | MOBILEMONEY-TRANSFER |
      | requestType | BULK                 |
    When Kofi follows the link of the request
    Then Kofi sees the payees:
      | Beneficiary Name | Wallet Name | Wallet Number | Network | Amount    | E-Levy   | Total Amount | Description  | Status  |
      | Abena Osei       | ABENA O.    | 0244123456    | MTN     | GHS 90.00 | GHS 0.90 | GHS 90.90    | Market money | Pending |
      | Kwame Addo       | KWAME A.    | 0204123456    | Telecel | GHS 60.00 | GHS 0.60 | GHS 60.60    | Transport    | Pending |

  @S3-3-29 @S3-7-30
  Scenario: My Requests shows a card load, with its columns
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Single Card load" from the Current account
    When Kofi looks at his own requests under "Prepaid Card Load > Single Card load"
    Then the request is listed for Kofi as:
      | Customer ID    | 7712345678                      |
      | Card Number    | **** 4242                       |
      | Schedule ID    | SCH-4711                        |
      | Source Account | the Current account             |
      | Beneficiary    | Esi Owusu                       |
      | Mobile Number  | 0244111222                      |
      | Amount         | GHS 150.00                      |
      | Narration      | Invoice 7                       |
      | Created        | Prepaid Card Load / 20 Nov 2026 |
      | Status         | Pending                         |
    And the bank has been asked for the list of own requests with:
      | transType   | PREPAIDCARD-TRANSFER |
      | requestType | SINGLE               |

  @S3-2.3-37 @S3-2.3-55..60 @S3-7-31
  Scenario: The cards of an own bulk load are listed
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Bulk Card Load" from the Current account
    And Kofi has looked at his own requests under "Prepaid Card Load > Bulk Card Load"
    When Kofi follows the link of the request
    Then Kofi sees the payees:
      | Customer ID | Card Number | Card Name | Mobile Number | Amount     | Narration | Status  |
      | 7712345678  | **** 4242   | ESI OWUSU | 0244111222    | GHS 100.00 | Travel    | Pending |
      | 7787654321  | **** 1717   | YAW DARKO | 0244333444    | GHS 50.00  | Fuel      | Pending |
    And the bank has been asked for the list of own requests with:
      | transType   | PREPAIDCARD-TRANSFER |
      | requestType | BULK                 |

  @S3-2.3-19..20 @S3-2.3-64 @S3-2.3-86..88 @S3-7-33
  Scenario: My Requests shows a Ghana Gov payment, with its columns
    Given Kofi has asked for a request of the kind "Bill Payments > Ghana Gov" from the Current account
    And Kofi has looked at his own requests under "Bill Payments > Ghana Gov"
    And the request is listed for Kofi as:
      | Transaction ID | the request                     |
      | Schedule ID    | SCH-4711                        |
      | Source Account | the Current account             |
      | Invoice Number | GG-2026-0099                    |
      | Expiry Date    | 31 Dec 2026                     |
      | Service        | Direct Taxes                    |
      | Amount         | GHS 150.00                      |
      | Created        | Ghana Gov Payment / 20 Nov 2026 |
      | Status         | Pending                         |
    And the bank has been asked for the list of own requests with:
      | transType | GHANA-GOV |
    When Kofi follows the link of the request
    Then the details show Kofi:
      | Transfer ID    | the request  |
      | Invoice Number | GG-2026-0099 |
      | Services       | Direct Taxes |
      | Total Amount   | GHS 150.00   |
    When Kofi presses "Close"
    Then "Back to Bill Payments" leads Kofi to "/billPayments"

  @S3-2.3-19..20 @S3-2.3-63 @S3-2.3-86 @S3-3-30..31 @S3-7-32
  Scenario: My Requests shows a SSNIT payment, with its columns
    Given Kofi has asked for a request of the kind "Bill Payments > SSNIT" from the Current account
    And Kofi has looked at his own requests under "Bill Payments > SSNIT"
    And the request is listed for Kofi as:
      | Transaction ID    | the request                 |
      | Schedule ID       | SCH-4711                    |
      | Source Account    | the Current account         |
      | Advice Number     | PA-556677                   |
      | Contribution Type | Regular                     |
      | Amount            | GHS 150.00                  |
      | Narration         | Invoice 7                   |
      | Created           | SSNIT Payment / 20 Nov 2026 |
      | Status            | Pending                     |
    And the bank has been asked for the list of own requests with:
      | transType | SSNIT |
    When Kofi follows the link of the request
    Then the details show Kofi:
      | Transfer ID   | the request |
      | Advice Number | PA-556677   |
    When Kofi presses "Close"
    Then "Back to Bill Payments" leads Kofi to "/billPayments"

  @S3-2.3-21 @S3-2.3-65 @S3-2.3-89..91 @S3-7-34
  Scenario: My Requests shows an FX transfer, with its columns
    Given Kofi has asked for a request of the kind "FX Transfer Request" from the Current account
    And Kofi has looked at his own requests under "FX Transfer Request"
    And the request is listed for Kofi as:
      | Request ID          | the request               |
      | Schedule ID         | SCH-4711                  |
      | Source Account      | the Current account       |
      | Beneficiary         | Yaw Boateng Enterprises   |
      | Beneficiary Country | Kenya                     |
      | Swift Code          | BARCKENX                  |
      | Amount              | GHS 150.00                |
      | Narration           | Invoice 7                 |
      | Created             | FX Transfer / 20 Nov 2026 |
      | Status              | Pending                   |
    And the bank has been asked for the list of own requests with:
      | transType | SERVICE-CHARGE |
    When Kofi follows the link of the request
    Then the details show Kofi:
      | Request ID          | the request            |
      | Transfer Type       | International Transfer |
      | Beneficiary Country | Kenya                  |
      | Swift Code          | BARCKENX               |

  @S3-2.3-92..95 @S3-7-20 @S3-5-54
  Scenario Outline: The filter of <kind> searches by the id of that kind
    Given Kofi has asked for a request of the kind "<kind>" from the Current account
    And Kofi has looked at his own requests under "<listed>"
    And Kofi has typed "<part>" into "<label>"
    And Kofi has typed "sch-47" into "Schedule ID"
    When Kofi presses "Filter"
    Then the bank has been asked for the list of own requests with:
      | filter     | true   |
      | <field>    | <part> |
      | scheduleId | sch-47 |
    And Kofi sees <rows> rows

    Examples:
      | kind                                      | listed                                    | label          | field         | part   | rows |
      | Transfers > To Another Bank               | Transfers > To Other Bank                 | Transaction ID | transactionId | T26    | 1    |
      | Transfers > Bulk Transfer                 | Transfers > Bulk Transfer                 | Bulk ID        | bulkId        | B26    | 1    |
      | Mobile Money > Mobile Money Transfer      | Mobile Money > Mobile Money Transfer      | Transaction ID | transactionId | %&/    | 0    |
      | Mobile Money > Mobile Money Bulk Transfer | Mobile Money > Mobile Money Bulk Transfer | Bulk ID        | bulkId        | T26    | 0    |
      | Prepaid Card Load > Single Card load      | Prepaid Card Load > Single Card load      | Customer ID    | customerId    | 123456 | 1    |
      | Prepaid Card Load > Bulk Card Load        | Prepaid Card Load > Bulk Card Load        | Bulk ID        | bulkId        | B26    | 1    |
      | Bill Payments > SSNIT                     | Bill Payments > SSNIT                     | Transaction ID | transactionId | T26    | 1    |
      | FX Transfer Request                       | FX Transfer Request                       | Request ID     | transactionId | T26    | 1    |

  @S3-7-37..38 @S3-4-41..42
  Scenario: A card request is recalled at the path in lower case
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Single Card load" from the Current account
    When Kofi recalls the request with the code sent to him
    Then Kofi is told the bank's own words
    And the bank has been asked for the recall of a card load with:
      | transactionId | the request |
    When Kofi presses "Close"
    Then Kofi is on "/myRequests"
    And Kofi sees the chosen tab "Single Card load"
    And Kofi sees "Recalled" marked as a status
    And Kofi sees the request as "Recalled"
